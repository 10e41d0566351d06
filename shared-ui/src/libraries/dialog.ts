export { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
