import type { Me } from '../../../backend/src/account/contract.js';
export declare const meApi: import("@reduxjs/toolkit/query").Api<import("@reduxjs/toolkit/query").BaseQueryFn<string | import("./request").Call, unknown, import("./apiError").ApiError, object, import("./request").Meta>, {
    me: import("@reduxjs/toolkit/query").QueryDefinition<void, import("@reduxjs/toolkit/query").BaseQueryFn<string | import("./request").Call, unknown, import("./apiError").ApiError, object, import("./request").Meta>, "Block" | "Conversation" | "Listing" | "Me" | "Message" | "MyListing" | "Notification" | "Session" | "Testimonial" | "Tip" | "User", {
        id: number;
        username: string;
        email: string;
        phoneNumber: string | null;
        phoneNumberMasked: string | null;
        profilePictureUrl: string | null;
        languages: string | null;
        bio: string | null;
        verified: boolean;
    } | null, "api", unknown>;
}, "api", "Block" | "Conversation" | "Listing" | "Me" | "Message" | "MyListing" | "Notification" | "Session" | "Testimonial" | "Tip" | "User", typeof import("@reduxjs/toolkit/query").coreModuleName | typeof import("@reduxjs/toolkit/query/react").reactHooksModuleName>;
export declare const useMeQuery: <R extends Record<string, any> = import("@reduxjs/toolkit/query/react").UseQueryStateDefaultResult<import("@reduxjs/toolkit/query").QueryDefinition<void, import("@reduxjs/toolkit/query").BaseQueryFn<string | import("./request").Call, unknown, import("./apiError").ApiError, object, import("./request").Meta>, "Block" | "Conversation" | "Listing" | "Me" | "Message" | "MyListing" | "Notification" | "Session" | "Testimonial" | "Tip" | "User", {
    id: number;
    username: string;
    email: string;
    phoneNumber: string | null;
    phoneNumberMasked: string | null;
    profilePictureUrl: string | null;
    languages: string | null;
    bio: string | null;
    verified: boolean;
} | null, "api", unknown>>>(arg: void | typeof import("@reduxjs/toolkit/query").skipToken, options?: (import("@reduxjs/toolkit/query").SubscriptionOptions & {
    skip?: boolean;
    refetchOnMountOrArgChange?: boolean | number;
} & {
    skip?: boolean;
    selectFromResult?: ((state: import("@reduxjs/toolkit/query/react").UseQueryStateDefaultResult<import("@reduxjs/toolkit/query").QueryDefinition<void, import("@reduxjs/toolkit/query").BaseQueryFn<string | import("./request").Call, unknown, import("./apiError").ApiError, object, import("./request").Meta>, "Block" | "Conversation" | "Listing" | "Me" | "Message" | "MyListing" | "Notification" | "Session" | "Testimonial" | "Tip" | "User", {
        id: number;
        username: string;
        email: string;
        phoneNumber: string | null;
        phoneNumberMasked: string | null;
        profilePictureUrl: string | null;
        languages: string | null;
        bio: string | null;
        verified: boolean;
    } | null, "api", unknown>>) => R) | undefined;
}) | undefined) => R & {
    refetch: () => import("@reduxjs/toolkit/query").QueryActionCreatorResult<import("@reduxjs/toolkit/query").QueryDefinition<void, import("@reduxjs/toolkit/query").BaseQueryFn<string | import("./request").Call, unknown, import("./apiError").ApiError, object, import("./request").Meta>, "Block" | "Conversation" | "Listing" | "Me" | "Message" | "MyListing" | "Notification" | "Session" | "Testimonial" | "Tip" | "User", {
        id: number;
        username: string;
        email: string;
        phoneNumber: string | null;
        phoneNumberMasked: string | null;
        profilePictureUrl: string | null;
        languages: string | null;
        bio: string | null;
        verified: boolean;
    } | null, "api", unknown>>;
}, useLazyMeQuery: <R extends Record<string, any> = import("@reduxjs/toolkit/query/react").UseQueryStateDefaultResult<import("@reduxjs/toolkit/query").QueryDefinition<void, import("@reduxjs/toolkit/query").BaseQueryFn<string | import("./request").Call, unknown, import("./apiError").ApiError, object, import("./request").Meta>, "Block" | "Conversation" | "Listing" | "Me" | "Message" | "MyListing" | "Notification" | "Session" | "Testimonial" | "Tip" | "User", {
    id: number;
    username: string;
    email: string;
    phoneNumber: string | null;
    phoneNumberMasked: string | null;
    profilePictureUrl: string | null;
    languages: string | null;
    bio: string | null;
    verified: boolean;
} | null, "api", unknown>>>(options?: (import("@reduxjs/toolkit/query").SubscriptionOptions & Omit<{
    skip?: boolean;
    selectFromResult?: ((state: import("@reduxjs/toolkit/query/react").UseQueryStateDefaultResult<import("@reduxjs/toolkit/query").QueryDefinition<void, import("@reduxjs/toolkit/query").BaseQueryFn<string | import("./request").Call, unknown, import("./apiError").ApiError, object, import("./request").Meta>, "Block" | "Conversation" | "Listing" | "Me" | "Message" | "MyListing" | "Notification" | "Session" | "Testimonial" | "Tip" | "User", {
        id: number;
        username: string;
        email: string;
        phoneNumber: string | null;
        phoneNumberMasked: string | null;
        profilePictureUrl: string | null;
        languages: string | null;
        bio: string | null;
        verified: boolean;
    } | null, "api", unknown>>) => R) | undefined;
}, "skip">) | undefined) => [(arg: void, preferCacheValue?: boolean) => import("@reduxjs/toolkit/query").QueryActionCreatorResult<import("@reduxjs/toolkit/query").QueryDefinition<void, import("@reduxjs/toolkit/query").BaseQueryFn<string | import("./request").Call, unknown, import("./apiError").ApiError, object, import("./request").Meta>, "Block" | "Conversation" | "Listing" | "Me" | "Message" | "MyListing" | "Notification" | "Session" | "Testimonial" | "Tip" | "User", {
    id: number;
    username: string;
    email: string;
    phoneNumber: string | null;
    phoneNumberMasked: string | null;
    profilePictureUrl: string | null;
    languages: string | null;
    bio: string | null;
    verified: boolean;
} | null, "api", unknown>>, R & {
    reset: () => void;
}, {
    lastArg: void;
}];
/** Puts into the cache who is here, without asking. */
export declare const meIs: (value: Me | null) => {
    payload: {
        endpointName: string;
        arg: unknown;
        value: unknown;
    }[];
    type: string;
};
/** Asks once more who is here; the whole page learns it. */
export declare const meAgain: () => import("redux-thunk").ThunkAction<import("@reduxjs/toolkit/query").QueryActionCreatorResult<import("@reduxjs/toolkit/query").QueryDefinition<void, import("@reduxjs/toolkit/query").BaseQueryFn<string | import("./request").Call, unknown, import("./apiError").ApiError, object, import("./request").Meta>, "Block" | "Conversation" | "Listing" | "Me" | "Message" | "MyListing" | "Notification" | "Session" | "Testimonial" | "Tip" | "User", {
    id: number;
    username: string;
    email: string;
    phoneNumber: string | null;
    phoneNumberMasked: string | null;
    profilePictureUrl: string | null;
    languages: string | null;
    bio: string | null;
    verified: boolean;
} | null, "api", unknown>>, any, any, import("redux").UnknownAction>;
/** Null while it is not known, and when the answer is nobody. */
export declare function useMe(): {
    me: Me | null;
    isLoading: boolean;
};
