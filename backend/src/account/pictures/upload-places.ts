import { network } from '../../platform/limits/client-ip.js';

const maxPeople = 8;
/** A few throwaway accounts, or people at one address, leave places to others. */
const maxNewPeople = 5;
const maxPeopleAtAddress = 3;
const maxUploadsOfPerson = 5;

export interface Uploader {
  id: number;
  ip: string;
  isNew: boolean;
}

/** Whose uploads take the places: the person's own, those of their address, or everyone's. */
export type Refusal = 'own' | 'address' | 'all';

/** Who sends pictures to this node now. */
export class UploadPlaces {
  private readonly taken = new Set<Uploader>();

  /** Undefined when there is a place. */
  refusalFor({ id, ip, isNew }: Uploader): Refusal | undefined {
    const all = [...this.taken];
    const own = all.filter((other) => other.id === id).length;
    if (own > 0) return own < maxUploadsOfPerson ? undefined : 'own';
    const people = (those: Uploader[]) => new Set(those.map((other) => other.id)).size;
    const atAddress = all.filter((other) => network(other.ip) === network(ip));
    if (people(atAddress) >= maxPeopleAtAddress) return 'address';
    const isFull =
      people(all) >= maxPeople || (isNew && people(all.filter((other) => other.isNew)) >= maxNewPeople);
    return isFull ? 'all' : undefined;
  }

  /** The returned function leaves the place. */
  take(uploader: Uploader): () => void {
    const place = { ...uploader };
    this.taken.add(place);
    return () => void this.taken.delete(place);
  }
}
