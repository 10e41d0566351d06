/// <reference path="./css.d.ts" />

// Doing
export { Button, buttonClass, type ButtonLook, type ButtonProps } from './actions/Button';

// Showing
export { Avatar, initials, type AvatarProps } from './display/Avatar';
export { Badge, type BadgeProps } from './display/Badge';
export { Card, type CardProps } from './display/Card';
export { Logo, LogoMark } from './display/Logo';
export { Spinner } from './display/Spinner';
export { Stars, type StarsProps } from './display/Stars';
export { Tab, TabList, TabPanel, Tabs } from './display/Tabs';
export { VisuallyHidden } from './display/VisuallyHidden';

// Telling
export { LetterDrawing, LostDrawing, PassDrawing } from './feedback/drawings';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState';
export { Notice, type NoticeProps } from './feedback/Notice';
export { Progress, type ProgressProps } from './feedback/Progress';
export { Skeleton, SkeletonRegion, type SkeletonProps, type SkeletonRegionProps } from './feedback/Skeleton';

// Asking
export { type CalendarDay, formatDay, today } from './forms/calendar-day';
export { Checkbox, type CheckboxProps } from './forms/Checkbox';
export { CodeInput, type CodeInputProps } from './forms/CodeInput';
export { Combobox, type ComboboxProps } from './forms/Combobox';
export { DateField, type DateFieldProps } from './forms/DateField';
export { Field, type FieldProps } from './forms/Field';
export { PhoneField, type PhoneFieldProps } from './forms/PhoneField';
export { Select, type SelectProps } from './forms/Select';
export { StarsInput, type StarsInputProps } from './forms/StarsInput';
export { TextArea, type TextAreaProps } from './forms/TextArea';
export { TextInput, type TextInputProps } from './forms/TextInput';

// Over the page
export { Dialog, type DialogProps } from './overlays/Dialog';
export { ToastRegion, type ToastMessage, type ToastRegionProps } from './overlays/ToastRegion';
export { usePart } from './overlays/use-part';
