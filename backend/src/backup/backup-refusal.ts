import { StartError } from '../platform/database/wait-for-database.js';

/** A reason that the operator can act on: the command prints only its sentence. */
export class BackupRefusal extends StartError {}
