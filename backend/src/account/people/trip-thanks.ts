import { Injectable } from '@nestjs/common';

export interface TripToThank {
  tripId: number;
  /** In dollars; null when nothing was promised. */
  promised: number | null;
  since: Date;
}

interface HelpedTrip {
  id: number;
  helperId: number;
  /** A tip to the helper before this was for something else. */
  since: Date;
}

type FindTrip = (travelerId: number, helperId: number) => Promise<TripToThank | null>;
type SumTips = (travelerId: number, trips: HelpedTrip[]) => Promise<Map<number, number>>;

/** Trips know what was promised, payments what was given: each registers here what the other asks. */
@Injectable()
export class TripThanks {
  private findTrip: FindTrip = () => Promise.resolve(null);
  private sumTips: SumTips = () => Promise.resolve(new Map());

  registerTrips(findTrip: FindTrip): void {
    this.findTrip = findTrip;
  }

  registerTips(sumTips: SumTips): void {
    this.sumTips = sumTips;
  }

  /** The latest trip on which the one helped the other. */
  tripOf(travelerId: number, helperId: number): Promise<TripToThank | null> {
    return this.findTrip(travelerId, helperId);
  }

  /** Dollars that were given for each of these trips. A trip without a tip is missing. */
  async given(travelerId: number, trips: HelpedTrip[]): Promise<Map<number, number>> {
    return trips.length ? this.sumTips(travelerId, trips) : new Map();
  }
}
