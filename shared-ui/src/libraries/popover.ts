export { Anchor, Content, Portal, Root } from 'radix-ui/popover';
