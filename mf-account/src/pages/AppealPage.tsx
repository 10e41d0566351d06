import { Appeal } from '../appeal/Appeal';
import { LinkFromMail } from '../layout/LinkFromMail';

/** Of the mail about a decision. */
export const AppealPage = () => <LinkFromMail>{(token) => <Appeal token={token} />}</LinkFromMail>;
