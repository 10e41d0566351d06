import { translateListing } from 'backend/endpoints/listings/translation';
import { translateTestimonial, translateTestimonialReply } from 'backend/endpoints/trips/translation';
import { apiOf, callTo } from 'shell/host';

const byId = (id: number) => ({ params: { id } });

const translationApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    translateListing: build.mutation(callTo(translateListing, byId)),
    translateTestimonial: build.mutation(callTo(translateTestimonial, byId)),
    translateReply: build.mutation(callTo(translateTestimonialReply, byId)),
  }),
});

export const { useTranslateListingMutation, useTranslateReplyMutation, useTranslateTestimonialMutation } =
  translationApi;
