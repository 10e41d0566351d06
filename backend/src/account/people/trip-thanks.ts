import { Injectable } from '@nestjs/common';

export interface TripToThank {
  tripId: number;
  /** In dollars; null when nothing was promised. */
  promised: number | null;
  since: Date;
}

export interface HelpedTrip {
  id: number;
  helperId: number;
  /** A tip to the helper before this was for something else. */
  since: Date;
}

type FindTrip = (travelerId: number, helperId: number) => Promise<TripToThank | null>;

interface Tips {
  sum(travelerId: number, trips: HelpedTrip[]): Promise<Map<number, number>>;
  /** SQL: whether the traveler has tipped the helper at all. Both are expressions of the statement around it. */
  wasGiven(traveler: string, helper: string): string;
}

/** Trips know what was promised, payments what was given: each registers here what the other asks. */
@Injectable()
export class TripThanks {
  private findTrip: FindTrip = () => Promise.resolve(null);
  private tips: Tips = { sum: () => Promise.resolve(new Map()), wasGiven: () => 'false' };

  registerTrips(findTrip: FindTrip): void {
    this.findTrip = findTrip;
  }

  registerTips(tips: Tips): void {
    this.tips = tips;
  }

  /** The latest trip on which the one helped the other. */
  tripOf(travelerId: number, helperId: number): Promise<TripToThank | null> {
    return this.findTrip(travelerId, helperId);
  }

  /** Dollars that were given for each of these trips. A trip without a tip is missing. */
  async given(travelerId: number, trips: HelpedTrip[]): Promise<Map<number, number>> {
    return trips.length ? this.tips.sum(travelerId, trips) : new Map();
  }

  /** For statements that read trips anyway: few trips have a tip, and asking for its sum is a statement of its own. */
  wasTipped(traveler: string, helper: string): string {
    return this.tips.wasGiven(traveler, helper);
  }
}
