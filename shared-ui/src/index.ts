/// <reference path="./css.d.ts" />

// Actions
export { Button, buttonClass, type ButtonLook, type ButtonProps } from './actions/Button';

// Display
export { Avatar, initials, type AvatarProps } from './display/Avatar';
export { Badge, type BadgeProps } from './display/Badge';
export { Card, type CardProps } from './display/Card';
export { Logo, LogoMark } from './display/Logo';
export { Pass, PassStub, type PassProps } from './display/Pass';
export { Spinner } from './display/Spinner';
export { Stars, type StarsProps } from './display/Stars';
export { Tab, TabList, TabPanel, Tabs } from './display/Tabs';
export { VisuallyHidden } from './display/VisuallyHidden';

// Feedback
export { LetterDrawing } from './drawings/LetterDrawing';
export { LostDrawing } from './drawings/LostDrawing';
export { PassDrawing } from './drawings/PassDrawing';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState';
export { Notice, type NoticeProps } from './feedback/Notice';
export { Outcome, type OutcomeProps } from './feedback/Outcome';
export { Progress, type ProgressProps } from './feedback/Progress';
export { SignedOut, type SignedOutProps } from './feedback/SignedOut';
export { Skeleton, SkeletonRegion, type SkeletonProps, type SkeletonRegionProps } from './feedback/Skeleton';

// Forms
export { type CalendarDay, formatDay, today, useToday } from './forms/date/calendar-day';
export { Checkbox, type CheckboxProps } from './forms/Checkbox';
export { Chips, type ChipsProps } from './forms/Chips';
export { CodeInput, type CodeInputProps } from './forms/CodeInput';
export { Combobox, type ComboboxProps } from './forms/Combobox';
export { DateField, type DateFieldProps } from './forms/date/DateField';
export { Field, type FieldProps } from './forms/Field';
export { PhoneField, type PhoneFieldProps } from './forms/phone/PhoneField';
export { Select, type SelectProps } from './forms/Select';
export { StarsInput, type StarsInputProps } from './forms/StarsInput';
export { TextArea, type TextAreaProps } from './forms/TextArea';
export { TextInput, type TextInputProps } from './forms/TextInput';

// Overlays
export { Dialog, type DialogProps } from './overlays/Dialog';
export { ToastRegion, type ToastMessage, type ToastRegionProps } from './overlays/ToastRegion';
export { usePart } from './overlays/use-part';
export { useHydrated, useNow, useZone } from './firstView';
export { dayIn, momentFormat } from './moments';

// Icons
export { default as AtSignIcon } from 'lucide-react/icons/at-sign';
export { default as BackIcon } from 'lucide-react/icons/arrow-left';
export { default as BanIcon } from 'lucide-react/icons/ban';
export { default as CalendarIcon } from 'lucide-react/icons/calendar';
export { default as CalendarPlusIcon } from 'lucide-react/icons/calendar-plus';
export { default as ChatIcon } from 'lucide-react/icons/message-circle';
export { default as CheckIcon } from 'lucide-react/icons/check';
export { default as ConversationIcon } from 'lucide-react/icons/messages-square';
export { default as CopyIcon } from 'lucide-react/icons/copy';
export { default as FlagIcon } from 'lucide-react/icons/flag';
export { default as HeartHandshakeIcon } from 'lucide-react/icons/heart-handshake';
export { default as InboxIcon } from 'lucide-react/icons/inbox';
export { default as LuggageIcon } from 'lucide-react/icons/luggage';
export { default as MailIcon } from 'lucide-react/icons/mail';
export { default as PhoneIcon } from 'lucide-react/icons/phone';
export { default as PlaneIcon } from 'lucide-react/icons/plane';
export { default as PrinterIcon } from 'lucide-react/icons/printer';
export { default as SendIcon } from 'lucide-react/icons/send';
export { default as ShareIcon } from 'lucide-react/icons/share-2';
export { default as TextMessageIcon } from 'lucide-react/icons/message-square-text';
