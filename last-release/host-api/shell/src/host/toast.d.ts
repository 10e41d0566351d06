export interface ToastMessage {
    title: string;
    description?: string;
    variant?: 'default' | 'destructive';
    action?: {
        label: string;
        onClick: () => void;
    };
}
/** At most one is shown; a newer one takes its place. */
export declare const currentToast: import("./signal").Signal<(ToastMessage & {
    id: number;
}) | null>;
export declare function toast(message: ToastMessage): void;
