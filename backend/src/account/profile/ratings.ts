import { Injectable } from '@nestjs/common';
import type { RatingsByRole } from '../contract.js';

type Count = (userId: number) => Promise<RatingsByRole>;

const none: RatingsByRole = { asHelper: null, asTraveler: null };

/** Stars of a person by role. The domain that stores the reviews registers how to count them. */
@Injectable()
export class Ratings {
  private count: Count = () => Promise.resolve(none);

  register(count: Count): void {
    this.count = count;
  }

  of(userId: number): Promise<RatingsByRole> {
    return this.count(userId);
  }
}
