import { z } from 'zod';
/** A person as everybody may see them. */
export declare const publicUser: z.ZodObject<{
    id: z.ZodNumber;
    username: z.ZodString;
    profilePictureUrl: z.ZodNullable<z.ZodString>;
    languages: z.ZodNullable<z.ZodString>;
    bio: z.ZodNullable<z.ZodString>;
    verified: z.ZodBoolean;
    memberSince: z.ZodISODate;
}, z.core.$strip>;
export type PublicUser = z.infer<typeof publicUser>;
/** A person as they see themselves. */
export declare const me: z.ZodObject<{
    id: z.ZodNumber;
    username: z.ZodString;
    email: z.ZodString;
    phoneNumber: z.ZodNullable<z.ZodString>;
    phoneNumberMasked: z.ZodNullable<z.ZodString>;
    profilePictureUrl: z.ZodNullable<z.ZodString>;
    languages: z.ZodNullable<z.ZodString>;
    bio: z.ZodNullable<z.ZodString>;
    verified: z.ZodBoolean;
}, z.core.$strip>;
export type Me = z.infer<typeof me>;
/** The handle of one login attempt: the same shape whether the email is known or not. */
export declare const attemptId: z.ZodString;
export declare const botCheckMissing = "Security verification failed - Please try again in a few moments or refresh the page";
export declare const loginForm: z.ZodObject<{
    email: z.ZodPipe<z.ZodString, z.ZodEmail>;
}, z.core.$strict>;
export declare const loginRequest: z.ZodObject<{
    email: z.ZodPipe<z.ZodString, z.ZodEmail>;
    captchaToken: z.ZodOptional<z.ZodString>;
}, z.core.$strict>;
export type LoginRequest = z.infer<typeof loginRequest>;
export declare const loginAnswer: z.ZodObject<{
    needsVerification: z.ZodBoolean;
    user: z.ZodObject<{
        id: z.ZodString;
    }, z.core.$strip>;
}, z.core.$strip>;
export type LoginAnswer = z.infer<typeof loginAnswer>;
/** With a userId (the attempt) this is a login; without one it verifies the phone of whoever is logged in. */
export declare const verifyRequest: z.ZodObject<{
    code: z.ZodString;
    userId: z.ZodOptional<z.ZodString>;
}, z.core.$strict>;
export type VerifyRequest = z.infer<typeof verifyRequest>;
export declare const resendCodeRequest: z.ZodObject<{
    userId: z.ZodString;
}, z.core.$strict>;
export type ResendCodeRequest = z.infer<typeof resendCodeRequest>;
/** The one-time link of the login mail, confirmed by a button. */
export declare const loginLinkRequest: z.ZodObject<{
    token: z.ZodString;
}, z.core.$strict>;
export type LoginLinkRequest = z.infer<typeof loginLinkRequest>;
/** What logging in, or verifying a phone, answers. */
export declare const meAnswer: z.ZodObject<{
    user: z.ZodObject<{
        id: z.ZodNumber;
        username: z.ZodString;
        email: z.ZodString;
        phoneNumber: z.ZodNullable<z.ZodString>;
        phoneNumberMasked: z.ZodNullable<z.ZodString>;
        profilePictureUrl: z.ZodNullable<z.ZodString>;
        languages: z.ZodNullable<z.ZodString>;
        bio: z.ZodNullable<z.ZodString>;
        verified: z.ZodBoolean;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const languagesLimit = 120;
export declare const bioLimit = 500;
export declare const profileChange: z.ZodObject<{
    username: z.ZodOptional<z.ZodString>;
    bio: z.ZodOptional<z.ZodString>;
    languages: z.ZodOptional<z.ZodString>;
    profilePictureUrl: z.ZodOptional<z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodURL]>>;
    phoneNumber: z.ZodOptional<z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodString]>>;
}, z.core.$strict>;
export type ProfileChange = z.infer<typeof profileChange>;
export declare const session: z.ZodObject<{
    id: z.ZodNumber;
    device: z.ZodString;
    current: z.ZodBoolean;
    createdAt: z.ZodISODateTime;
    lastSeenAt: z.ZodISODateTime;
}, z.core.$strip>;
export type Session = z.infer<typeof session>;
export declare const sessions: z.ZodArray<z.ZodObject<{
    id: z.ZodNumber;
    device: z.ZodString;
    current: z.ZodBoolean;
    createdAt: z.ZodISODateTime;
    lastSeenAt: z.ZodISODateTime;
}, z.core.$strip>>;
export declare const sessionId: z.ZodCoercedNumber<unknown>;
/** Deleting an account asks for its email, so that nobody does it by accident. */
export declare const accountDeletion: z.ZodObject<{
    email: z.ZodString;
}, z.core.$strict>;
export type AccountDeletion = z.infer<typeof accountDeletion>;
export declare const userId: z.ZodCoercedNumber<unknown>;
export declare const newBlock: z.ZodObject<{
    userId: z.ZodInt;
}, z.core.$strict>;
export type NewBlock = z.infer<typeof newBlock>;
export declare const blocks: z.ZodArray<z.ZodObject<{
    id: z.ZodNumber;
    username: z.ZodString;
    profilePictureUrl: z.ZodNullable<z.ZodString>;
}, z.core.$strip>>;
export declare const reportReason: z.ZodEnum<{
    danger: "danger";
    fraud: "fraud";
    harassment: "harassment";
    impersonation: "impersonation";
    other: "other";
    spam: "spam";
}>;
export declare const newReport: z.ZodObject<{
    userId: z.ZodInt;
    reason: z.ZodEnum<{
        danger: "danger";
        fraud: "fraud";
        harassment: "harassment";
        impersonation: "impersonation";
        other: "other";
        spam: "spam";
    }>;
    details: z.ZodOptional<z.ZodString>;
    listingId: z.ZodOptional<z.ZodInt>;
}, z.core.$strict>;
export type NewReport = z.infer<typeof newReport>;
/** Everything that we keep about a person, as they download it. */
export declare const accountData: z.ZodObject<{
    account: z.ZodObject<{
        id: z.ZodNumber;
        username: z.ZodString;
        email: z.ZodString;
        phoneNumber: z.ZodNullable<z.ZodString>;
        phoneNumberMasked: z.ZodNullable<z.ZodString>;
        profilePictureUrl: z.ZodNullable<z.ZodString>;
        languages: z.ZodNullable<z.ZodString>;
        bio: z.ZodNullable<z.ZodString>;
        verified: z.ZodBoolean;
        createdAt: z.ZodISODateTime;
    }, z.core.$strip>;
    sessions: z.ZodArray<z.ZodObject<{
        id: z.ZodNumber;
        device: z.ZodString;
        current: z.ZodBoolean;
        createdAt: z.ZodISODateTime;
        lastSeenAt: z.ZodISODateTime;
    }, z.core.$strip>>;
    blocks: z.ZodArray<z.ZodObject<{
        id: z.ZodNumber;
        username: z.ZodString;
        profilePictureUrl: z.ZodNullable<z.ZodString>;
    }, z.core.$strip>>;
    reports: z.ZodArray<z.ZodObject<{
        userId: z.ZodInt;
        reason: z.ZodEnum<{
            danger: "danger";
            fraud: "fraud";
            harassment: "harassment";
            impersonation: "impersonation";
            other: "other";
            spam: "spam";
        }>;
        details: z.ZodOptional<z.ZodString>;
        listingId: z.ZodOptional<z.ZodInt>;
        createdAt: z.ZodISODateTime;
    }, z.core.$strict>>;
    elsewhere: z.ZodRecord<z.ZodString, z.ZodUnknown>;
}, z.core.$strip>;
export type AccountData = z.infer<typeof accountData>;
