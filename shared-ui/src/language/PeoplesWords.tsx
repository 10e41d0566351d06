import type { ComponentProps } from 'react';

/** What a person typed, in whatever direction it runs: a message, a description, a review. */
export const PeoplesWords = (props: ComponentProps<'span'>) => <span dir="auto" {...props} />;

/** A name, a flight number or a place within a sentence of another direction. */
export const Isolated = (props: ComponentProps<'bdi'>) => <bdi {...props} />;
