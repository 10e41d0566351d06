import { Body, Controller, Header, Inject, Post, Query, Redirect } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { WithoutSession } from '../../platform/http/access.js';
import { TakesForm } from '../../platform/http/forms.js';
import { FromElsewhere } from '../../platform/http/same-origin.guard.js';
import { valid } from '../../platform/http/valid.js';
import { language, type Language } from '../../platform/language/contract.js';
import { offered, prefixOf } from '../../platform/language/languages.js';
import { sharedTrip } from './shared-trip.js';

/** As `share_target` of the manifest names them. A device leaves out what it has not. */
const shared = z.object({
  title: z.string().default(''),
  text: z.string().default(''),
  url: z.string().default(''),
});
type Shared = z.infer<typeof shared>;

const inLanguage = z.object({ language: language.optional().catch(undefined) });

const hour = 3_600_000;

/**
 * What a device shares to the installed site opens the form with the trip in it. It is posted, so that it is in no
 * address, and may be long.
 */
@Controller()
@WithoutSession()
export class SharedTextsController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Post('share')
  @FromElsewhere()
  @TakesForm()
  @Header('cache-control', 'no-store')
  @Redirect(undefined, 303)
  share(
    @Body(valid(shared)) { title, text, url }: Shared,
    @Query(valid(inLanguage)) { language: asked }: { language?: Language },
  ) {
    // Somewhere it is still the day before.
    const today = new Date(Date.now() - 12 * hour).toISOString().slice(0, 10);
    const query = new URLSearchParams({ ...sharedTrip([title, text, url].join('\n'), today) });
    const form = `${prefixOf(offered(this.config, asked))}/find/create`;
    return { url: query.size ? `${form}?${query}` : form };
  }
}
