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
export { AtSignIcon } from './icons/AtSignIcon';
export { BackIcon } from './icons/BackIcon';
export { BanIcon } from './icons/BanIcon';
export { BellIcon } from './icons/BellIcon';
export { CalendarIcon } from './icons/CalendarIcon';
export { CalendarPlusIcon } from './icons/CalendarPlusIcon';
export { ChatIcon } from './icons/ChatIcon';
export { CheckIcon } from './icons/CheckIcon';
export { ChevronRightIcon } from './icons/ChevronRightIcon';
export { CircleCheckIcon } from './icons/CircleCheckIcon';
export { CircleIcon } from './icons/CircleIcon';
export { ClockIcon } from './icons/ClockIcon';
export { ConversationIcon } from './icons/ConversationIcon';
export { CopyIcon } from './icons/CopyIcon';
export { FlagIcon } from './icons/FlagIcon';
export { HeartHandshakeIcon } from './icons/HeartHandshakeIcon';
export { InboxIcon } from './icons/InboxIcon';
export { LuggageIcon } from './icons/LuggageIcon';
export { MailIcon } from './icons/MailIcon';
export { MapPinIcon } from './icons/MapPinIcon';
export { PencilIcon } from './icons/PencilIcon';
export { PhoneIcon } from './icons/PhoneIcon';
export { PlaneIcon } from './icons/PlaneIcon';
export { PrinterIcon } from './icons/PrinterIcon';
export { SendIcon } from './icons/SendIcon';
export { ShareIcon } from './icons/ShareIcon';
export { SlidersHorizontalIcon } from './icons/SlidersHorizontalIcon';
export { TextMessageIcon } from './icons/TextMessageIcon';
export { UndoIcon } from './icons/UndoIcon';
export { WifiOffIcon } from './icons/WifiOffIcon';
export { XIcon } from './icons/XIcon';
