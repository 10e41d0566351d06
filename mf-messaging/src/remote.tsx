import { defineRemote } from 'shell/host';

export default defineRemote({ name: 'messaging' });
