import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { done } from '../../platform/contract.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import {
  auditLog,
  deskPerson,
  foundPeople,
  lifting,
  measureId,
  newNote,
  notes,
  peopleSearch,
  personAction,
  personContact,
  personId,
  roleChange,
  type Lifting,
  type NewNote,
  type PeopleSearch,
  type PersonAction,
  type RoleChange,
} from './contract.js';
import { DecisionsService } from './decisions.service.js';
import { sameAccounts } from '../../account/identity/contract.js';
import { AsStaff, ForOperators, ForStaff } from './desk.guard.js';
import { NotesService } from './notes.service.js';
import { PeopleDesk } from './people-desk.service.js';
import { Staff, type StaffMember } from './staff.js';

@ForStaff()
@Controller('api/desk')
export class DeskPeopleController {
  constructor(
    private readonly decisions: DecisionsService,
    private readonly notes: NotesService,
    private readonly people: PeopleDesk,
    private readonly staff: Staff,
  ) {}

  @Post('people/search')
  @Operation('searchPeople', 'Find people by name, email, phone or id')
  @Limited('list.read')
  @Returns(foundPeople)
  search(@AsStaff() me: StaffMember, @Body(valid(peopleSearch)) { q }: PeopleSearch) {
    return this.people.search(me, q);
  }

  @Get('people/:id')
  @Operation('getDeskPerson', 'Read a person’s history')
  @Returns(deskPerson)
  find(@AsStaff() me: StaffMember, @Param('id', valid(personId)) id: number) {
    return this.people.open(me, id);
  }

  @Get('people/:id/log')
  @Operation('getDeskPersonLog', 'Read what was done about a person')
  @Returns(auditLog)
  log(@AsStaff() me: StaffMember, @Param('id', valid(personId)) id: number) {
    return this.people.openLog(me, id);
  }

  @Post('people/:id/contact')
  @Operation('openPersonContact', 'Open a person’s email and phone number')
  @Returns(personContact)
  contact(@AsStaff() me: StaffMember, @Param('id', valid(personId)) id: number) {
    return this.people.openContact(me, id);
  }

  @Post('people/:id/actions')
  @Operation('actOnPerson', 'Decide about a person without a report')
  @Returns(done)
  async act(
    @AsStaff() me: StaffMember,
    @Param('id', valid(personId)) id: number,
    @Body(valid(personAction)) action: PersonAction,
  ) {
    await this.decisions.act(me, id, action);
    return { done: true as const };
  }

  @Post('people/:id/accounts')
  @Operation('openSameAccounts', 'Open other accounts with the same phone, card or device')
  @Returns(sameAccounts)
  openSame(@AsStaff() me: StaffMember, @Param('id', valid(personId)) id: number) {
    return this.people.openSameAccounts(me, id);
  }

  @Get('people/:id/notes')
  @Operation('listNotes', 'Read the notes about a person')
  @Returns(notes)
  listNotes(@AsStaff() me: StaffMember, @Param('id', valid(personId)) id: number) {
    return this.notes.list(me, id);
  }

  @Post('people/:id/notes')
  @Operation('writeNote', 'Write a note about a person')
  @Returns(done)
  async writeNote(
    @AsStaff() me: StaffMember,
    @Param('id', valid(personId)) id: number,
    @Body(valid(newNote)) note: NewNote,
  ) {
    await this.notes.write(me, id, note);
    return { done: true as const };
  }

  @Post('measures/:id/lift')
  @Operation('liftMeasure', 'Take back a decision')
  @ForOperators()
  @Returns(done)
  async lift(
    @AsStaff() me: StaffMember,
    @Param('id', valid(measureId)) id: number,
    @Body(valid(lifting)) { words }: Lifting,
  ) {
    await this.decisions.lift(me, id, words);
    return { done: true as const };
  }

  @Put('people/:id/role')
  @Operation('changeRole', 'Give or take a role at the desk')
  @ForOperators()
  @Returns(done)
  async changeRole(
    @AsStaff() me: StaffMember,
    @Param('id', valid(personId)) id: number,
    @Body(valid(roleChange)) { role }: RoleChange,
  ) {
    await this.staff.give(me, id, role);
    return { done: true as const };
  }
}
