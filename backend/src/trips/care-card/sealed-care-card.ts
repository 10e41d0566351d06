import { open, seal } from '../../platform/secrets/sealing.js';
import { careCard, type CareCard } from '../contract.js';

const purpose = 'care card';

export const sealCareCard = (secret: string, card: CareCard): string => seal(secret, purpose, card);

export const openCareCard = (secrets: readonly string[], sealed: string): CareCard =>
  careCard.parse(open(secrets, purpose, sealed));
