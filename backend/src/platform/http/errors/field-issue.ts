import { BadRequestException } from '@nestjs/common';

export const fieldIssue = (path: string, message: string) =>
  new BadRequestException({ message, issues: [{ path, message }] });
