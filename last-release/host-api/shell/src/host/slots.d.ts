/** Every place that a remote may fill, with what it is told there: `<page noun>.<place>`. */
export interface Slots {
    'header.badge': Record<never, never>;
    'profile.listings': {
        type: 'helper' | 'seeking_help';
    };
    'profile.tips': Record<never, never>;
}
export type SlotName = keyof Slots;
export type SlotProps<Name extends SlotName> = Slots[Name];
