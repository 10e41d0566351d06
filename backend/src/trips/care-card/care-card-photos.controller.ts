import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { maxPictureBytes, pictureIssues, pictureTypes } from '../../account/pictures/contract.js';
import { UploaderAuthorizer } from '../../account/index.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { CheckedBeforeBody } from '../../platform/http/authorized-by.js';
import { TakesPicture } from '../../platform/http/picture-body.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { LimitedBeforeBody } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { matchId, savedCareCard } from '../contract.js';
import { CareCardsService } from './care-cards.service.js';

/** Not in the contract: pages have a zod without files. */
const pictureFile = z.file();

@Controller('api/matches/:id/care-card/photo')
export class CareCardPhotosController {
  constructor(private readonly careCards: CareCardsService) {}

  @Post()
  @Operation('uploadTravelerPhoto', 'Upload a photo of the traveler')
  @LimitedBeforeBody('picture.upload')
  @CheckedBeforeBody(UploaderAuthorizer)
  @TakesPicture({
    maxBytes: maxPictureBytes,
    types: pictureTypes,
    otherType: pictureIssues.unknown,
    tooLarge: pictureIssues.tooManyBytes,
  })
  @Returns(savedCareCard)
  upload(
    @Me() me: CurrentUser,
    @Param('id', valid(matchId)) id: number,
    @Body({ schema: pictureFile }) picture: unknown,
  ) {
    return this.careCards.savePhoto(me.id, id, picture);
  }

  @Get()
  @Operation('getTravelerPhoto', 'Get the photo of the traveler')
  async find(
    @Me() me: CurrentUser,
    @Param('id', valid(matchId)) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const photo = await this.careCards.photo(me.id, id);
    void reply.type('image/webp').header('cross-origin-resource-policy', 'same-origin');
    return photo;
  }
}
