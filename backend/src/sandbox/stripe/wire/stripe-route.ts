import {
  applyDecorators,
  Controller,
  Delete,
  Get,
  HttpCode,
  Post,
  UseFilters,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { Public } from '../../../platform/http/access.js';
import { TakesForm } from '../../../platform/http/forms.js';
import { StripeErrors } from './stripe-errors.js';
import { SandboxStripeGuard } from './sandbox-stripe.guard.js';
import { StripeWire } from './stripe-wire.js';

export const StripeController = () =>
  applyDecorators(
    Public(),
    UseFilters(StripeErrors),
    UseGuards(SandboxStripeGuard),
    UseInterceptors(StripeWire),
    Controller('sandbox/stripe/v1'),
  );

export const StripePost = (path: string) => applyDecorators(Post(path), HttpCode(200), TakesForm());
export const StripeGet = (path: string) => applyDecorators(Get(path));
export const StripeDelete = (path: string) => applyDecorators(Delete(path), TakesForm());
