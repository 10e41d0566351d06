export interface EngagementEvent {
    name: string;
    category: string;
    label?: string;
    value?: number;
}
export declare const track: ({ name, category, label, value }: EngagementEvent) => void;
