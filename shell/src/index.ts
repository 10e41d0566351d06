import 'shared-ui/global.css';
import { applyTheme } from './site/theme';
import { forbidEval } from './site/withoutEval';
import { start } from './start';

declare let __webpack_nonce__: string | undefined;

// The one inline style of the site (scroll locking behind dialogs) is allowed by this nonce.
__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.nonce;

forbidEval();
applyTheme();
void start();
