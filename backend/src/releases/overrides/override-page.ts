import { html } from '../../platform/html/markup.js';
import { framed, type Look } from '../console/layout.js';
import type { Override } from '../serving/override-cookie.js';

/** Asks before anything changes: a link may come from anybody. */
export const confirmPage = ({ name, origin }: Override, look: Look): string =>
  framed(
    `Take ${name} from your machine?`,
    look,
    undefined,
    html`<p>
        In this browser only, <strong>${name}</strong> then comes from <strong>${origin}</strong> instead of
        from this site’s releases, until you press Reset or close the browser.
      </p>
      <p class="soft">It can do here whatever you can. Go on only if you have started it there yourself.</p>
      <form class="enter" method="post" action="/platform/override">
        <input type="hidden" name="remote" value="${name}" />
        <input type="hidden" name="from" value="${origin}" />
        <button class="main" type="submit">Take it from my machine</button>
        <a class="away" href="/">Leave everything as it is</a>
      </form>`,
  );

/** For a link or a form that cannot be followed: says why, changes nothing. */
export const refusalPage = (why: string, look: Look): string =>
  framed(
    'Nothing was changed',
    look,
    undefined,
    html`<p class="soft">${why}</p>
      <p><a class="away" href="/">Go to the site</a></p>`,
  );
