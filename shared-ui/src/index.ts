/// <reference path="./css.d.ts" />

// Actions
export { Button, buttonClass, type ButtonLook, type ButtonProps } from './actions/Button';

// Display
export { Avatar, initials, type AvatarProps } from './display/Avatar';
export { Badge, type BadgeProps } from './display/Badge';
export { Card, type CardProps } from './display/Card';
export { Facts } from './display/Facts';
export { Logo, LogoMark } from './display/Logo';
export { Pass, PassStub, type PassProps } from './display/Pass';
export { Spinner } from './display/Spinner';
export { Stars, type StarsProps } from './display/Stars';
export { Tab, TabList, TabPanel, Tabs } from './display/Tabs';
export { VerifiedMark } from './display/VerifiedMark';
export { VisuallyHidden } from './display/VisuallyHidden';
export { Route, type RouteProps } from './route/Route';
export { RouteArc, type RouteArcProps } from './route/RouteArc';
export { StopsArc } from './route/StopsArc';

// Feedback
export { LetterDrawing } from './drawings/LetterDrawing';
export { LostDrawing } from './drawings/LostDrawing';
export { PassDrawing } from './drawings/PassDrawing';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState';
export { Notice, type NoticeProps } from './feedback/Notice';
export { Outcome, type OutcomeProps } from './feedback/Outcome';
export { PanelSkeleton } from './feedback/PanelSkeleton';
export { PartFailure } from './feedback/PartFailure';
export { Progress, type ProgressProps } from './feedback/Progress';
export { SignedOut, type SignedOutProps } from './feedback/SignedOut';
export { Skeleton, SkeletonRegion, type SkeletonProps, type SkeletonRegionProps } from './feedback/Skeleton';

// Forms
export { type CalendarDay, formatDay, today } from './forms/date/calendar-day';
export { useToday } from './forms/date/useToday';
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
export { LazyPart, type LazyPartProps } from './overlays/LazyPart';
export { ToastRegion, type ToastMessage, type ToastRegionProps } from './overlays/ToastRegion';
export { usePart } from './overlays/use-part';
export { useHydrated, useNow, useZone } from './firstView';
export { dayIn, momentFormat } from './moments';
export { pressed } from './press';

// Language
export { listText, moneyText, nameOf, numberText } from './language/inPageLanguage';
export { languagesIn, languagesShown } from './language/languagesShown';
export { pageLanguage, pageLocale } from './language/pageLanguage';
export { Isolated, PeoplesWords } from './language/PeoplesWords';
export { plural } from './language/plural';
export { withParts } from './language/withParts';

// Icons
export {
  AtSignIcon,
  ChatIcon,
  ConversationIcon,
  InboxIcon,
  MailIcon,
  PhoneIcon,
  SendIcon,
  ShareIcon,
  TextMessageIcon,
} from './icons/messages';
export { BackIcon, ChevronRightIcon, UndoIcon } from './icons/arrows';
export { BanIcon, CheckIcon, CircleCheckIcon, CircleIcon, WifiOffIcon, XIcon } from './icons/signs';
export { BellIcon, CalendarIcon, CalendarPlusIcon, ClockIcon } from './icons/time';
export {
  BookmarkIcon,
  CopyIcon,
  FlagIcon,
  PencilIcon,
  PrinterIcon,
  SlidersHorizontalIcon,
} from './icons/tools';
export { HeartHandshakeIcon, LuggageIcon, MapPinIcon, PlaneIcon } from './icons/travel';
