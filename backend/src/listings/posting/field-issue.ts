import { BadRequestException } from '@nestjs/common';

/** A 400 that names the field. */
export const fieldIssue = (path: string, message: string) =>
  new BadRequestException({ message, issues: [{ path, message }] });
