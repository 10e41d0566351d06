import { z } from 'zod';
export { productName } from '../product/contract.js';
/** A text of several lines, trimmed and in one Unicode form. */
export declare const prose: z.ZodString;
/** A text that stands on one line: a name, a subject. */
export declare const line: z.ZodString;
/** A day as it is at the place it belongs to; never a point in time. */
export declare const calendarDay: z.ZodISODate;
/** An email address in plain ASCII: look-alike letters and quoted names are how people get impersonated. */
export declare const emailAddress: (message: string) => z.ZodPipe<z.ZodString, z.ZodEmail>;
/** A digit code of six, leading zeros kept. */
export declare const sixDigits: z.ZodString;
/** The id of a row, as it stands in a path. */
export declare const rowId: z.ZodCoercedNumber<unknown>;
export declare const issue: z.ZodObject<{
    path: z.ZodString;
    message: z.ZodString;
}, z.core.$strip>;
/** What every failed call answers. */
export declare const errorBody: z.ZodObject<{
    message: z.ZodString;
    issues: z.ZodOptional<z.ZodArray<z.ZodObject<{
        path: z.ZodString;
        message: z.ZodString;
    }, z.core.$strip>>>;
    requestId: z.ZodString;
}, z.core.$strip>;
export type ErrorBody = z.infer<typeof errorBody>;
/** The answer of a call that only has to say that it was done. */
export declare const done: z.ZodObject<{
    done: z.ZodLiteral<true>;
}, z.core.$strip>;
