import { z } from 'zod';
export declare const contactMessage: z.ZodObject<{
    name: z.ZodString;
    email: z.ZodPipe<z.ZodString, z.ZodEmail>;
    message: z.ZodString;
}, z.core.$strict>;
export type ContactMessage = z.infer<typeof contactMessage>;
/** Page views and events, a batch at a time; paths and labels never hold personal data. */
export declare const analyticsBatch: z.ZodObject<{
    visitor: z.ZodUUID;
    entries: z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
        kind: z.ZodLiteral<"page">;
        title: z.ZodString;
        path: z.ZodString;
        at: z.ZodISODateTime;
    }, z.core.$strict>, z.ZodObject<{
        kind: z.ZodLiteral<"event">;
        name: z.ZodString;
        category: z.ZodString;
        label: z.ZodOptional<z.ZodString>;
        value: z.ZodOptional<z.ZodNumber>;
        at: z.ZodISODateTime;
    }, z.core.$strict>], "kind">>;
}, z.core.$strict>;
export type AnalyticsBatch = z.infer<typeof analyticsBatch>;
/** A fault that a visitor's browser met, with where it happened. */
export declare const clientError: z.ZodObject<{
    message: z.ZodString;
    where: z.ZodEnum<{
        chunk: "chunk";
        entry: "entry";
        manifest: "manifest";
        page: "page";
        shell: "shell";
        slot: "slot";
        stylesheet: "stylesheet";
    }>;
    path: z.ZodString;
    remote: z.ZodOptional<z.ZodString>;
    release: z.ZodOptional<z.ZodString>;
}, z.core.$strict>;
export type ClientError = z.infer<typeof clientError>;
/** A part of a page that a visitor waited for too long. */
export declare const slowLoad: z.ZodObject<{
    where: z.ZodEnum<{
        chunk: "chunk";
        entry: "entry";
        manifest: "manifest";
        page: "page";
        shell: "shell";
        slot: "slot";
        stylesheet: "stylesheet";
    }>;
    path: z.ZodString;
    remote: z.ZodOptional<z.ZodString>;
    release: z.ZodOptional<z.ZodString>;
    milliseconds: z.ZodNumber;
}, z.core.$strict>;
export type SlowLoad = z.infer<typeof slowLoad>;
/** One release of one remote, as its build describes it: remote.json. */
export declare const remoteRelease: z.ZodObject<{
    name: z.ZodString;
    version: z.ZodString;
    release: z.ZodString;
    hostApi: z.ZodNumber;
    entry: z.ZodString;
    files: z.ZodArray<z.ZodString>;
    routes: z.ZodArray<z.ZodObject<{
        path: z.ZodString;
        title: z.ZodString;
        description: z.ZodOptional<z.ZodString>;
        access: z.ZodEnum<{
            member: "member";
            public: "public";
        }>;
        files: z.ZodArray<z.ZodString>;
        calls: z.ZodArray<z.ZodString>;
    }, z.core.$strip>>;
    slots: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        files: z.ZodArray<z.ZodString>;
    }, z.core.$strip>>;
    integrity: z.ZodRecord<z.ZodString, z.ZodString>;
    uses: z.ZodOptional<z.ZodObject<{
        host: z.ZodArray<z.ZodString>;
        api: z.ZodArray<z.ZodString>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type RemoteRelease = z.infer<typeof remoteRelease>;
/** What a page is told of a remote: where it belongs, and what its files must be to run. */
export declare const announcedRemote: z.ZodObject<{
    name: z.ZodString;
    version: z.ZodString;
    release: z.ZodString;
    hostApi: z.ZodNumber;
    entry: z.ZodString;
    integrity: z.ZodRecord<z.ZodString, z.ZodString>;
    routes: z.ZodArray<z.ZodObject<{
        path: z.ZodString;
        title: z.ZodString;
        access: z.ZodEnum<{
            member: "member";
            public: "public";
        }>;
    }, z.core.$strip>>;
    slots: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
    }, z.core.$strip>>;
    more: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type AnnouncedRemote = z.infer<typeof announcedRemote>;
/** GET /mf/registry.json */
export declare const registry: z.ZodObject<{
    remotes: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        version: z.ZodString;
        release: z.ZodString;
        hostApi: z.ZodNumber;
        entry: z.ZodString;
        integrity: z.ZodRecord<z.ZodString, z.ZodString>;
        routes: z.ZodArray<z.ZodObject<{
            path: z.ZodString;
            title: z.ZodString;
            access: z.ZodEnum<{
                member: "member";
                public: "public";
            }>;
        }, z.core.$strip>>;
        slots: z.ZodArray<z.ZodObject<{
            name: z.ZodString;
        }, z.core.$strip>>;
        more: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    shell: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type Registry = z.infer<typeof registry>;
/** What the page needs to know of the server before it can start, inert in its HTML. */
export declare const boot: z.ZodObject<{
    registry: z.ZodObject<{
        remotes: z.ZodArray<z.ZodObject<{
            name: z.ZodString;
            version: z.ZodString;
            release: z.ZodString;
            hostApi: z.ZodNumber;
            entry: z.ZodString;
            integrity: z.ZodRecord<z.ZodString, z.ZodString>;
            routes: z.ZodArray<z.ZodObject<{
                path: z.ZodString;
                title: z.ZodString;
                access: z.ZodEnum<{
                    member: "member";
                    public: "public";
                }>;
            }, z.core.$strip>>;
            slots: z.ZodArray<z.ZodObject<{
                name: z.ZodString;
            }, z.core.$strip>>;
            more: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>;
        shell: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>;
    sandbox: z.ZodBoolean;
    production: z.ZodBoolean;
    overrides: z.ZodOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        origin: z.ZodString;
    }, z.core.$strip>>>;
    captcha: z.ZodObject<{
        siteKey: z.ZodString;
        script: z.ZodNullable<z.ZodString>;
    }, z.core.$strip>;
    analytics: z.ZodObject<{
        needsConsent: z.ZodBoolean;
    }, z.core.$strip>;
    contactEmail: z.ZodString;
    answers: z.ZodRecord<z.ZodString, z.ZodObject<{
        status: z.ZodNumber;
        body: z.ZodUnknown;
        link: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type Boot = z.infer<typeof boot>;
