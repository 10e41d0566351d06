import { Injectable } from '@nestjs/common';
import { refused } from './stripe-errors.js';
import { StripeObjects } from './stripe-objects.js';

const maxSteps = 4;

/** Replaces ids with their objects, as in `expand[]=latest_charge.balance_transaction`. */
@Injectable()
export class Expansion {
  constructor(private readonly objects: StripeObjects) {}

  async expand<Body extends object>(body: Body, paths: string[]): Promise<Body> {
    const expanded = structuredClone(body);
    for (const path of paths) {
      const steps = path.split('.');
      if (steps.length > maxSteps)
        throw refused(`You cannot expand more than 4 levels of a property: ${path}`, { param: 'expand' });
      await this.follow(expanded, steps, path);
    }
    return expanded;
  }

  private async follow(at: object, [step = '', ...rest]: string[], path: string): Promise<void> {
    if (Array.isArray(at)) {
      for (const item of at) await this.follow(item as object, [step, ...rest], path);
      return;
    }
    const object = at as Record<string, unknown>;
    if (!Object.hasOwn(object, step))
      throw refused(`This property cannot be expanded (${path}).`, { param: 'expand' });
    if (typeof object[step] === 'string') object[step] = await this.objects.any(object[step]);
    if (rest.length && object[step] !== null) await this.follow(object[step] as object, rest, path);
  }
}
