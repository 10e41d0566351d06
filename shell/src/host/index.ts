/** The one API cache: a remote adds its calls with `apiOf('its-name').injectEndpoints`. */
export { apiOf } from '../api/api';
/** The API cache for remotes of level 1. */
export { api } from '../api/levelOneApi';
/** A call to an endpoint of `backend/endpoints`, for RTK Query and for a route's `calls`. */
export { callTo } from '../base/callTo';
/** The error of a failed call, and the sentence to show for it. */
export { isApiError, sentenceOf, type ApiError } from '../api/apiError';
/** The server's data in the HTML: settings, registry, preloaded responses. */
export { boot } from '../base/boot';
/** A bot-check token; never fails, never takes longer than 3 s. */
export { botCheck, type BotCheckAction } from './botCheck';
/** Whether a remote serves a path, to be checked before linking to it. */
export { isServed } from './isServed';
/** The language of the page, and what is written by its rules: plurals, numbers, money, lists, names of countries and languages. */
export { listText, moneyText, nameOf, numberText, pageLanguage, plural } from 'shared-ui';
/** Opens the login dialog; `goTo` is where to go afterwards. */
export { openLogin } from './login';
/** Loads a third party's script once; a failed one can be tried again. */
export { loadScript } from '../base/loadScript';
/** The current user or null; `meIs` sets it from a response, `meAgain` reloads it. */
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
/** Shows a toast. */
export { toast, type ToastMessage } from '../toasts/toast';
/** Records an anonymous analytics event. */
export { track, type EngagementEvent } from './track';
/** The tab's title, and a mark on its icon while the number is not 0. */
export { usePageTitle, useTitleCount } from './tabTitle';
/** The next page of a list, and an id in the address bar. */
export { nextCursor, readId } from '../api/urls';
