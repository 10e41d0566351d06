import { CompanionSteps } from './companion-steps.js';
import { CompanionsService } from './companions.service.js';
import { OpenPartsNews } from './open-parts-news.js';
import { OpenParts } from './open-parts.js';
import { RelayNews } from './relay-news.js';
import { Relays } from './relays.js';

export const companionProviders = [
  CompanionSteps,
  CompanionsService,
  OpenParts,
  OpenPartsNews,
  RelayNews,
  Relays,
];
