import { html } from '../../platform/html/markup.js';
import type { Override } from '../serving/override-cookie.js';

/** A link may come from anyone, so nothing changes before this form is sent. */
export const confirmPage = ({ name, origin }: Override) => ({
  title: `Take ${name} from your machine?`,
  content: html`<p>
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
});

export const refusalPage = (reason: string) => ({
  title: 'Nothing was changed',
  content: html`<p class="soft">${reason}</p>
    <p><a class="away" href="/">Go to the site</a></p>`,
});
