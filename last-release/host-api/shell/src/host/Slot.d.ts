import type { ReactNode } from 'react';
import type { SlotName, Slots } from './slots';
interface SlotElement<Name extends SlotName> {
    name: Name;
    props: Slots[Name];
    waiting?: ReactNode;
    /** What stands here while no remote fills the place. */
    empty?: ReactNode;
    /** What stands here when the remote that fills it is out of order; nothing, unless said otherwise. */
    failed?: (tryAgain: () => void) => ReactNode;
}
export declare function Slot<Name extends SlotName>({ name, props, waiting, empty, failed }: SlotElement<Name>): string | number | bigint | boolean | import("react").JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | import("react").ReactPortal | null | undefined> | null | undefined;
export {};
