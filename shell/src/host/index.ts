/** The one API cache: a remote adds its calls with `apiOf('its-name').injectEndpoints`. */
export { apiOf } from '../api/api';
/** The API cache for remotes of level 1. */
export { api } from '../api/levelOneApi';
/** The error of a failed call, and the sentence to show for it. */
export { isApiError, sentenceOf, type ApiError } from '../api/apiError';
/** What the server told this page before it started. */
export { boot } from '../base/boot';
/** A token that says a person is probably there; never fails, never takes longer than 3 s. */
export { botCheck, type BotCheckAction } from './botCheck';
/** Whether some remote serves a path, before a link leads there. */
export { isServed } from './isServed';
/** Opens the login dialog; `goTo` is where to go afterwards. */
export { openLogin } from './login';
/** Loads a script of somebody else's once, where a page needs it; a failed one can be tried again. */
export { loadScript } from '../base/loadScript';
/** The person who is logged in, or null; `meIs` is for a call whose answer says who that is now, `meAgain` asks. */
export { meAgain, meIs, useMe } from '../api/me';
/** A UUID, over plain http too. */
export { randomId } from '../base/randomId';
/** A remote's table of contents. */
export { defineRemote, type RemoteDeclaration, type RemoteRoute } from '../base/declaration';
/** A place on one remote's page that another remote fills. */
export { Slot } from './Slot';
export type { SlotProps, Slots } from '../base/slots';
/** Reports or blocks a member in a dialog; the promise lasts while the dialog's code is loading. */
export { openBlock, openReport } from '../safety/open';
/** For `invalidatesTags` of a mutation. */
export { onSuccess } from '../api/tags';
/** Tells the visitor what just happened. */
export { toast, type ToastMessage } from '../toasts/toast';
/** Records what people do, without saying who they are. */
export { track, type EngagementEvent } from './track';
/** What the tab says: a page's own words, a number that waits. */
export { usePageTitle, useTitleCount } from './tabTitle';
/** The next page of a list, and an id in the address bar. */
export { nextCursor, readId } from '../api/urls';
