import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { keepFavourite, listFavourites, removeFavourite } from './endpoints.js';
import { FavouritesService } from './favourites.service.js';

@Controller()
export class FavouritesController {
  constructor(private readonly favourites: FavouritesService) {}

  @Route(listFavourites)
  list(@Me() me: CurrentUser) {
    return this.favourites.list(me.id);
  }

  @Route(keepFavourite)
  keep({ params: { kind, id } }: Received<typeof keepFavourite>, @Me() me: CurrentUser) {
    return this.favourites.keep(me.id, kind, id);
  }

  @Route(removeFavourite)
  remove({ params: { kind, id } }: Received<typeof removeFavourite>, @Me() me: CurrentUser) {
    return this.favourites.remove(me.id, kind, id);
  }
}
