/// <reference path="./css.d.ts" />
export { Button, buttonClass, type ButtonLook, type ButtonProps } from './actions/Button';
export { Avatar, initials, type AvatarProps } from './display/Avatar';
export { Badge, type BadgeProps } from './display/Badge';
export { Spinner } from './display/Spinner';
export { Tab, TabList, TabPanel, Tabs } from './display/Tabs';
export { VisuallyHidden } from './display/VisuallyHidden';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState';
export { Notice, type NoticeProps } from './feedback/Notice';
export { Progress, type ProgressProps } from './feedback/Progress';
export { Skeleton, SkeletonRegion, type SkeletonProps, type SkeletonRegionProps } from './feedback/Skeleton';
export { Checkbox, type CheckboxProps } from './forms/Checkbox';
export { CodeInput, type CodeInputProps } from './forms/CodeInput';
export { Field, type FieldProps } from './forms/Field';
export { Select, type SelectProps } from './forms/Select';
export { TextArea, type TextAreaProps } from './forms/TextArea';
export { TextInput, type TextInputProps } from './forms/TextInput';
export { Dialog, type DialogProps } from './overlays/Dialog';
export { ToastRegion, type ToastMessage, type ToastRegionProps } from './overlays/ToastRegion';
