import { Body, Controller, Get, NotFoundException, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { type CurrentUser, Me, WithoutSession } from '../../platform/http/access.js';
import { CheckedBeforeBody } from '../../platform/http/authorized-by.js';
import { TakesPicture } from '../../platform/http/picture-body.js';
import { Returns } from '../../platform/http/returns.js';
import { LimitedBeforeBody } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { maxPictureBytes, newPicture, pictureAddress } from './contract.js';
import { pictureIssues, pictureTypes } from './contract.js';
import { PicturesService } from './pictures.service.js';
import { UploaderAuthorizer } from './uploader.authorizer.js';

/** Not in the contract: pages have a zod without files. */
const pictureFile = z.file();

@Controller()
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @Post('api/profile/picture')
  @Operation('uploadPicture', 'Upload your picture')
  @LimitedBeforeBody('picture.upload')
  @CheckedBeforeBody(UploaderAuthorizer)
  @TakesPicture({
    maxBytes: maxPictureBytes,
    types: pictureTypes,
    otherType: pictureIssues.unknown,
    tooLarge: pictureIssues.tooManyBytes,
  })
  @Returns(newPicture)
  upload(@Me() me: CurrentUser, @Body({ schema: pictureFile }) picture: unknown) {
    return this.pictures.upload(me, picture);
  }

  @Get('pictures/:code/:file')
  @WithoutSession()
  async file(@Param('code') code: string, @Param('file') file: string, @Res() reply: FastifyReply) {
    const isAddress = pictureAddress.safeParse(`/pictures/${code}/${file}`).success;
    const picture = isAddress ? await this.pictures.file(code, file) : null;
    if (!picture) throw new NotFoundException('There is no such picture');
    return (
      reply
        .type('image/webp')
        // Not in shared caches: they would go on serving a picture that was removed.
        .header('cache-control', 'private, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'same-origin')
        .send(picture)
    );
  }
}
