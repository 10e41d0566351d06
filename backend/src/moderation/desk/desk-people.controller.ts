import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { Route } from '../../platform/routing/route.js';
import { DecisionsService } from './decisions.service.js';
import { AsStaff, ForOperators, ForStaff } from './desk.guard.js';
import {
  actOnPerson,
  changeRole,
  getDeskPerson,
  getDeskPersonLog,
  liftMeasure,
  listNotes,
  openPersonContact,
  openSameAccounts,
  searchPeople,
  writeNote,
} from './endpoints.js';
import { NotesService } from './notes.service.js';
import { PeopleDesk } from './people-desk.service.js';
import { Staff, type StaffMember } from './staff.js';

@ForStaff()
@Controller()
export class DeskPeopleController {
  constructor(
    private readonly decisions: DecisionsService,
    private readonly notes: NotesService,
    private readonly people: PeopleDesk,
    private readonly staff: Staff,
  ) {}

  @Route(searchPeople)
  search({ body: { q } }: Received<typeof searchPeople>, @AsStaff() me: StaffMember) {
    return this.people.search(me, q);
  }

  @Route(getDeskPerson)
  find({ params: { id } }: Received<typeof getDeskPerson>, @AsStaff() me: StaffMember) {
    return this.people.open(me, id);
  }

  @Route(getDeskPersonLog)
  log({ params: { id } }: Received<typeof getDeskPersonLog>, @AsStaff() me: StaffMember) {
    return this.people.openLog(me, id);
  }

  @Route(openPersonContact)
  contact({ params: { id } }: Received<typeof openPersonContact>, @AsStaff() me: StaffMember) {
    return this.people.openContact(me, id);
  }

  @Route(actOnPerson)
  async act({ params: { id }, body: action }: Received<typeof actOnPerson>, @AsStaff() me: StaffMember) {
    await this.decisions.act(me, id, action);
  }

  @Route(openSameAccounts)
  openSame({ params: { id } }: Received<typeof openSameAccounts>, @AsStaff() me: StaffMember) {
    return this.people.openSameAccounts(me, id);
  }

  @Route(listNotes)
  listNotes({ params: { id } }: Received<typeof listNotes>, @AsStaff() me: StaffMember) {
    return this.notes.list(me, id);
  }

  @Route(writeNote)
  async writeNote({ params: { id }, body: note }: Received<typeof writeNote>, @AsStaff() me: StaffMember) {
    await this.notes.write(me, id, note);
  }

  @Route(liftMeasure)
  @ForOperators()
  async lift({ params: { id }, body: { words } }: Received<typeof liftMeasure>, @AsStaff() me: StaffMember) {
    await this.decisions.lift(me, id, words);
  }

  @Route(changeRole)
  @ForOperators()
  async changeRole(
    { params: { id }, body: { role } }: Received<typeof changeRole>,
    @AsStaff() me: StaffMember,
  ) {
    await this.staff.give(me, id, role);
  }
}
