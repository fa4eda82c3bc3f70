/* Made by `node packages/portal/build/locales-main.ts` from public/assets/locales/en; do not edit. */
import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      "commands": {
        "recent": "Recent",
        "go": "Go to",
        "act": "Act",
        "saved": "Saved searches",
        "home": "Home",
        "search": "Search",
        "profile": "Profile",
        "notifications": "Notifications",
        "preferences": "Preferences",
        "support": "Support",
        "personalData": "Personal data",
        "terms": "Terms and conditions",
        "closed": "Not available, see why",
        "offered": "Not in your contract, see what it offers",
        "sign_one": "Sign 1 form",
        "sign_other": "Sign {{count}} forms",
        "waiting_one": "{{count}} request waits for you: open the board",
        "waiting_other": "{{count}} requests wait for you: open the board",
        "newRequest": "New request",
        "newRequestOf": "New request: {{action}}",
        "newRequestWords": "about, on",
        "language": "Passer en français",
        "languageWords": "switch to French language",
        "theme": {
          "light": "Light theme",
          "dark": "Dark theme",
          "system": "Theme of the system"
        },
        "themeWords": "appearance colour mode",
        "density": {
          "comfortable": "Comfortable rows",
          "compact": "Compact rows"
        },
        "densityWords": "density row height",
        "signOut": "Sign out",
        "whyNot": "Not open to you. Why?",
        "serviceWords": {
          "KYC": "know your customer, compliance",
          "POWER_OF_ATTORNEY": "mandates, signatories, who may sign",
          "AUDIT_REPORT_REQUEST": "audit confirmations, auditors",
          "LOANS_AND_DEPOSITS": "credit facilities, borrowing, placements",
          "GUARANTEES": "bonds, sureties",
          "MTM": "valuations, derivatives",
          "YOUR_CARBON_EMISSIONS": "CO2, ESG, footprint",
          "TRADE_FINANCE": "letters of credit, documentary credits",
          "HIGHLIGHTS": "news, articles",
          "CASH_MANAGEMENT": "payments, accounts"
        }
      },
      "common": {
        "title": "{{page}} · {{product}}",
        "navigatedTo": "{{page}}",
        "retry": "Try again",
        "backHome": "Back to home",
        "filtersNotLoaded": "The filters could not be loaded"
      },
      "contacts": {
        "title": "Contacts"
      },
      "content": {
        "textSaved": "Text saved in both languages",
        "added_one": "{{count}} document added",
        "added_other": "{{count}} documents added",
        "inOtherLanguage": "Only French readers see what you added. Switch the language to French to find it here.",
        "updated": "{{name}} updated",
        "deleted": "{{name}} deleted"
      },
      "contracts": {
        "generated": "The appendix of “{{name}}” was generated",
        "created": "“{{name}}” was created",
        "updated": "“{{name}}” was updated",
        "deleted": "“{{name}}” was deleted",
        "gone": "Somebody else had already deleted “{{name}}”",
        "listCreated": "The list “{{name}}” was created",
        "listUpdated": "The list “{{name}}” was updated",
        "listDeleted": "The list “{{name}}” was deleted",
        "listGone": "Somebody else had already deleted the list “{{name}}”",
        "usersAdded_one": "{{count}} user was added to “{{name}}”",
        "usersAdded_other": "{{count}} users were added to “{{name}}”",
        "userUpdated": "{{name}} was updated",
        "userRemoved": "{{name}} was removed from the contract",
        "userGone": "Somebody else had already removed {{name}} from the contract",
        "usersNotTransferred": "The users were not transferred",
        "usersTransferred_one": "{{count}} user was transferred to “{{name}}”",
        "usersTransferred_other": "{{count}} users were transferred to “{{name}}”",
        "reviewsOpened_one": "{{count}} access review was opened",
        "reviewsOpened_other": "{{count}} access reviews were opened",
        "rightsUndone_one": "The change of the rights of {{count}} user was undone",
        "rightsUndone_other": "The changes of the rights of {{count}} users were undone",
        "rightsOf": "Rights in “{{name}}”"
      },
      "documents": {
        "title": "Documents",
        "notFound": "This document cannot be opened",
        "notFoundHelp": "It no longer exists, or you are not allowed to see it.",
        "notLoaded": "This document could not be loaded",
        "retry": "Try again",
        "listNotLoaded": "This list could not be loaded.",
        "tagged_one": "Tags of {{count}} document saved",
        "tagged_other": "Tags of {{count}} documents saved",
        "deleted": "{{name}} deleted",
        "published_one": "{{count}} release note published",
        "published_other": "{{count}} release notes published",
        "added_one": "{{count}} signed contract added",
        "added_other": "{{count}} signed contracts added",
        "delete": {
          "title": "Delete {{name}}?",
          "description": "No one will be able to open it any more. This cannot be undone.",
          "confirm": "Delete the document",
          "cancel": "Keep the document",
          "busy": "Deleting",
          "failed": "The document was not deleted."
        }
      },
      "errors": {
        "toast": {
          "error": {
            "accept-tc": "The terms were not accepted",
            "add-content-documents": "The documents were not added",
            "add-contract-users": "The users were not added",
            "add-message-document": "The document was not added to the message",
            "add-participants": "The participants were not added",
            "add-request-documents": "The documents were not added",
            "add-signature": "Nothing was sent for signature",
            "ask-for-access": "Your request for access was not sent",
            "cancel-signature": "The signature was not cancelled",
            "close-access-review": "The access review could not be closed",
            "create-contract": "The contract was not created",
            "create-legal-entities-list": "The list was not created",
            "create-request": "The request was not created",
            "decide-access-review": "The decisions could not be saved",
            "delete-content-document": "The document was not deleted",
            "delete-contract": "The contract was not deleted",
            "delete-contract-user": "The user was not removed",
            "delete-dead-letters": "The failed event was not deleted",
            "delete-document": "The document was not deleted",
            "delete-legal-entities-list": "The list was not deleted",
            "delete-request": "The request was not deleted",
            "delete-saved-search": "The saved search was not deleted",
            "download-amendment": "The amendment form was not downloaded",
            "download-contact-card": "The contact card was not downloaded",
            "download-document": "The document was not downloaded",
            "download-documents": "The documents were not downloaded",
            "download-highlights-article-attachment": "The attachment was not downloaded",
            "download-signed-documents": "The signed documents were not downloaded",
            "export-analytics": "The statistics were not exported",
            "export-audit-events": "The audit trail was not exported",
            "export-contract": "The appendix could not be generated",
            "export-loans-deposits": "The loans and deposits were not exported",
            "export-requests": "The requests were not exported",
            "export-service-grid": "The report was not exported",
            "export-treasury-reporting": "The treasury report was not exported",
            "get-access-review-result": "The result of the access review could not be loaded",
            "get-access-reviews": "The access reviews could not be loaded",
            "get-assignable-contracts": "The contracts to transfer to could not be loaded",
            "get-audit-events": "The audit trail could not be loaded",
            "get-bmf-list": "The treasury reports could not be loaded",
            "get-carbon-emissions": "The carbon emissions could not be loaded",
            "get-cgu-file": "The terms and conditions could not be loaded",
            "get-client-legal-entities": "The legal entities of the client could not be loaded",
            "get-client-role": "The client roles could not be loaded",
            "get-clients": "The clients could not be loaded",
            "get-company-logo": "The company logo could not be loaded",
            "get-contacts": "The contacts could not be loaded",
            "get-content-documents": "The documents could not be loaded",
            "get-content-texts": "The texts of the page could not be loaded",
            "get-contract": "The contract could not be loaded",
            "get-contract-contacts": "The search for people failed",
            "get-contract-legal-entities": "The legal entities of the contract could not be loaded",
            "get-contract-rights-history": "The history of the rights could not be loaded",
            "get-contract-services": "The services could not be loaded",
            "get-contract-services-rights": "The rights of the services could not be loaded",
            "get-contract-status": "The contract statuses could not be loaded",
            "get-contract-users": "The users of the contract could not be loaded",
            "get-contract-users-rights": "The rights of the users could not be loaded",
            "get-contracts": "The contracts could not be loaded",
            "get-data-rooms": "The data rooms could not be loaded",
            "get-dead-letters": "The failed events could not be loaded",
            "get-document": "The document could not be loaded",
            "get-document-categories": "The categories of documents could not be loaded",
            "get-email-domains": "The authorised email domains could not be loaded",
            "get-forecast": "The forecast could not be loaded",
            "get-guarantees": "The guarantees could not be loaded",
            "get-health": "The status of the services could not be loaded",
            "get-highlights-article": "The article could not be loaded",
            "get-highlights-articles": "The articles could not be loaded",
            "get-kepler-data": "The research could not be loaded",
            "get-expiry-feed": "The address of the expiry calendar could not be loaded",
            "open-access-review": "The access review could not be opened",
            "put-expiry-feed": "The address of the expiry calendar was not created",
            "delete-expiry-feed": "The address of the expiry calendar was not revoked",
            "get-expiry-reminders": "The reminders of the expiry calendar could not be loaded",
            "put-expiry-reminders": "The reminders of the expiry calendar were not saved",
            "get-expiry-calendar": "The expiry calendar could not be loaded",
            "get-kyc": "The KYC reviews could not be loaded",
            "get-kyc-documents": "The documents of the KYC record could not be loaded",
            "get-legal-dashboard": "The legal dashboard could not be loaded",
            "get-legal-entities": "The legal entities could not be loaded",
            "get-legal-entities-list": "The list of legal entities could not be loaded",
            "get-legal-entities-lists": "The lists of legal entities could not be loaded",
            "get-loans-deposits": "The loans and deposits could not be loaded",
            "get-loans-deposits-details": "The loans and deposits could not be loaded",
            "get-mtm": "The valuations could not be loaded",
            "get-osa-contract-request": "Your contact requests could not be loaded",
            "get-power-of-attorney": "The powers of attorney could not be loaded",
            "get-reachable-users": "The people who can be added could not be loaded",
            "get-request": "The request could not be loaded",
            "get-request-configuration": "The form could not be loaded",
            "get-request-documents": "The documents of the request could not be loaded",
            "get-request-services": "The services could not be loaded",
            "get-requests": "The requests could not be loaded",
            "get-service-availability": "The availability of services could not be loaded",
            "get-service-grid": "The report could not be loaded",
            "get-service-topics": "The topics could not be loaded",
            "get-signatures": "The signatures could not be loaded",
            "get-signed-documents": "The signed documents could not be loaded",
            "get-tag": "The tag could not be loaded",
            "get-terms-versions": "The versions of the terms could not be loaded",
            "get-trade-confirmations": "The trades to confirm could not be loaded",
            "get-user": "Your account could not be loaded",
            "get-user-activity": "The activity could not be loaded",
            "get-user-preference": "Your preferences could not be loaded",
            "get-user-roles": "Your roles could not be loaded",
            "get-user-scope": "Contracts and legal entities could not be loaded",
            "get-waiting-signatures": "The envelopes waiting for you could not be loaded",
            "get-whats-news-content": "The news could not be loaded",
            "get-widget-information": "The information about the service could not be loaded",
            "get-widget-pages": "The events could not be loaded",
            "get-widget-preferences": "The layout of the home page could not be loaded",
            "get-widgets": "The widgets could not be loaded",
            "order-content-documents": "The order was not changed",
            "put-service-availability": "The availability of the service was not changed",
            "remind-request": "The reminder was not sent",
            "remind-signature": "The reminder was not sent",
            "request-kepler-document": "The research note was not requested",
            "retry-dead-letters": "The failed event was not sent again",
            "save-user-preference": "Your preferences were not saved",
            "save-widget-preferences": "The layout of the home page was not saved",
            "search": "The search did not run",
            "search-documents": "The documents could not be loaded",
            "search-users": "The search for people failed",
            "send-feedback": "Your feedback was not sent",
            "send-osa-contract-request": "Your contact request was not sent",
            "start-impersonation": "The session of this person was not opened",
            "stop-impersonation": "The impersonated session could not be ended",
            "update-article-state": "The article was not changed",
            "update-contact-favorite": "The favourite was not saved",
            "update-content-document": "The document was not changed",
            "update-content-texts": "The text was not saved",
            "update-document-favorite": "The favourite was not saved",
            "update-contract": "The contract was not saved",
            "update-contract-users": "The users were not changed",
            "undo-contract-users-rights": "The change of rights was not undone",
            "update-contract-users-rights": "The rights were not changed",
            "update-contract-visibility": "The sharing was not changed",
            "update-legal-entities-list": "The list was not saved",
            "update-notifications": "The notifications were not marked as read",
            "update-request": "The request was not changed",
            "update-request-document": "The document was not changed",
            "update-request-favorite": "The favourite was not saved",
            "update-requests": "The requests were not closed",
            "update-saved-search": "The saved search was not changed",
            "update-tags": "The tags were not saved",
            "update-user": "Your profile was not saved",
            "upload-release-note": "The release note was not published",
            "upload-signed-contracts": "The signed contracts were not added"
          },
          "warning": {
            "documents-download-limit": "At most {{count}} documents can be downloaded together.",
            "request-documents-download": "Documents of different categories cannot be downloaded together."
          }
        },
        "unexpected": "An unexpected error occurred on this page"
      },
      "highlights": {
        "hidden": "Article hidden from clients",
        "shown": "Clients see the article again",
        "undo": "Undo",
        "asked": "The note on {{company}} will be sent to you by email"
      },
      "home": {
        "title": "Home",
        "facts": {
          "actionRequired_one": "{{count}} open request is waiting for you",
          "actionRequired_other": "{{count}} open requests are waiting for you",
          "nothingWaits": "No request is waiting for you",
          "closures_one": "{{count}} closure to confirm",
          "closures_other": "{{count}} closures to confirm",
          "unseen_one": "{{count}} unread request",
          "unseen_other": "{{count}} unread requests"
        },
        "layoutMissing": {
          "title": "Your layout could not be loaded",
          "help": "This is the default layout. Yours is kept, and can be changed once it is loaded.",
          "retry": "Try again"
        },
        "feedbackSent": "Thank you. Your feedback has been sent",
        "changes": {
          "requests_one": "{{count}} request changed",
          "requests_other": "{{count}} requests changed",
          "documents_one": "{{count}} new document",
          "documents_other": "{{count}} new documents",
          "articles_one": "{{count}} new article",
          "articles_other": "{{count}} new articles"
        }
      },
      "kyc": {
        "title": "KYC",
        "tabs": {
          "faq": "Questions and answers",
          "swift": "Payment network registry"
        },
        "questions": {
          "why": {
            "question": "Why does the bank review my legal entities?",
            "answer": "The law asks banks to know their clients: who they are, who owns them and what they do. Each record is reviewed at fixed intervals, and earlier when something important changes."
          },
          "documents": {
            "question": "Which documents does a review need?",
            "answer": "An extract of the register, the articles of association, the last annual accounts, a tax self-certification, the list of shareholders and the identity documents of beneficial owners and representatives. Each record says which of them are missing."
          },
          "due": {
            "question": "What do the marks mean?",
            "answer": "A square with a cross: the date of the review has passed. A diamond: it is due within three months, and your documents are needed. A circle: the review is more than three months away. A dashed circle: no date is set yet."
          },
          "late": {
            "question": "What happens when a review is late?",
            "answer": "The bank will contact you. As long as the record is incomplete, it may have to limit some operations of the legal entity. Send the missing documents as soon as you can."
          },
          "send": {
            "question": "How do I send the missing documents?",
            "answer": "Open the record of the legal entity and start a conversation. You can attach the documents there, and the KYC desk answers in the same place."
          },
          "access": {
            "question": "Why can I not see all sections of a record?",
            "answer": "Shareholders, other information and natural persons are shown only to people with access to all data. An administrator of your contract can give you this access."
          },
          "changes": {
            "question": "Something changed in our company. What do I do?",
            "answer": "Tell the bank immediately, in a conversation about the legal entity: a new address, new shareholders or new representatives change the record."
          }
        },
        "registry": {
          "what": "The KYC registry of the payment network lets a legal entity keep its file in one place and share it with all of its banks. What is kept there is checked once, and need not be sent to each bank again.",
          "how": "If your group uses the registry, give our bank access to your file: we then read your documents there and ask only for what is not in it. The samples show what a file looks like, and how you consent to sharing it."
        },
        "samples": {
          "extract": "Sample extract of a registry file",
          "consent": "Sample consent to share a file"
        }
      },
      "profile": {
        "title": "Profile",
        "saved": "Profile updated",
        "preferenceSaved": "Preference saved"
      },
      "requests": {
        "board": "Requests",
        "whyNoRequest": "Why can I not create requests?",
        "request": "Request",
        "addedToFavorites": "Added to your favourites",
        "removedFromFavorites": "Removed from your favourites",
        "done": {
          "cancel": "Request {{reference}} cancelled",
          "close": "Request {{reference}} closed",
          "requestClosure": "Closure of {{reference}} requested",
          "cancelClosure": "Closure request for {{reference}} withdrawn",
          "refuseClosure": "Closure of {{reference}} declined",
          "reopen": "Request {{reference}} reopened",
          "remind": "Reminder sent for {{reference}}",
          "delete": "Request {{reference}} deleted",
          "participants_one": "{{count}} participant added",
          "participants_other": "{{count}} participants added",
          "tags": "Tags saved",
          "closed_one": "{{count}} request closed",
          "closed_other": "{{count}} requests closed",
          "signature": {
            "sent": "“{{title}}” sent for signature",
            "reminded": "Reminder sent for “{{title}}”",
            "resent": "Invitation sent again to {{name}}",
            "cancelled": "Signature of “{{title}}” cancelled"
          }
        },
        "documents": {
          "VALIDATED": "{{name}} validated",
          "REFUSED": "{{name}} refused",
          "PENDING": "Decision on {{name}} undone",
          "tagged_one": "Tags of {{count}} document saved",
          "tagged_other": "Tags of {{count}} documents saved",
          "added_one": "{{count}} document added",
          "added_other": "{{count}} documents added"
        },
        "new": "New request",
        "hub": "Choose a service",
        "created": "Request created",
        "notSent": "The bank did not respond. You can send the request again without creating a duplicate.",
        "notLoaded": "This list could not be loaded.",
        "formNotLoaded": "The form could not be loaded",
        "unknownAction": "This service does not exist, or you do not have it",
        "draftNotResumed": "The draft could not be resumed: the bank did not respond. Try again.",
        "draftFilesMissing_one": "{{count}} file of the draft is no longer available. Add it again.",
        "draftFilesMissing_other": "{{count}} files of the draft are no longer available. Add them again.",
        "draftSaved": "Draft saved",
        "draftSavedHelp": "Continue it from your drafts, in this browser.",
        "draftNotSaved": "The draft was not saved",
        "draftNotSavedHelp": "This browser cannot save drafts. Your entries are still here.",
        "draftDeleted": "Draft deleted",
        "draftClosed": "This draft cannot be sent",
        "draftClosedHelp": "This service is no longer open to you, or none of your contracts accepts such requests any more. Copy what you want to keep.",
        "draftText": "What you typed",
        "articleFilesFailed": "The files of the article were not attached",
        "articleFilesRetry": "Try again",
        "articleFilesRefused": "This request takes no files: those of the article are not attached."
      },
      "search": {
        "saved": "Search “{{name}}” saved",
        "renamed": "Search renamed to “{{name}}”",
        "deleted": "Search “{{name}}” deleted",
        "alertOn": "Alert for “{{name}}” saved",
        "alertOff": "No more alerts for “{{name}}”",
        "shared_one": "Search shared with {{count}} person",
        "shared_other": "Search shared with {{count}} people",
        "tagged": "Tags saved",
        "listNotLoaded": "This list could not be loaded."
      },
      "services": {
        "REQUESTS_BOARD": "Follow every request from the first message to the signature.",
        "DOCUMENTS": "Contracts, statements and reports of all your entities, in one place.",
        "CONTACTS": "Your contacts at the bank, and how to reach them.",
        "HIGHLIGHTS": "What our economists and specialists write for you.",
        "GLOBAL_MARKETS_RESEARCH": "Research on rates, currencies, credit and commodities.",
        "INFORMATION_HUB": "Guides and news about your products, sorted by topic.",
        "CONTRACTS": "The contracts of your clients, their services and their users.",
        "MY_CONTRACT": "Your users and their rights, which you manage yourself.",
        "KYC": "The reviews of your entities: their state, their date, what is missing.",
        "POWER_OF_ATTORNEY": "Who may sign for you, up to which amount, until when.",
        "AUDIT_REPORT_REQUEST": "Request the confirmations that your auditors need.",
        "LEGAL_DASHBOARD": "The group’s agreements and the commitments they contain.",
        "CASH_MANAGEMENT": "Accounts, payments and pooling of the whole group.",
        "CASH_MANAGEMENT_DEMO": "Try cash management with sample accounts.",
        "CASH_MANAGEMENT_SOLUTIONS": "What we offer for your flows, explained product by product.",
        "TRADE_FINANCE": "Letters of credit, collections and guarantees, from request to expiry.",
        "OPTIM_TRADE": "Manage your trade operations online.",
        "OPTIM_TRADE_FRANCE": "Manage your French trade operations online.",
        "OPTIMNET": "Daily banking: accounts, statements and transfers.",
        "DATA_ROOM": "Share the documents of a transaction with those who may see them.",
        "ONE_CLICK_CONFIRMATION": "Confirm your trades in one click, without paper.",
        "RATES_DERIVATIVES_PRICER": "Indicative prices of swaps, caps and floors, at any time.",
        "DIGIPASS": "The device with which you sign payments.",
        "LOANS_AND_DEPOSITS": "What you have borrowed and placed, with rates and maturities.",
        "TREASURY_REPORTING": "Positions and forecasts of your treasury, ready for your reports.",
        "GUARANTEES": "The guarantees given for you, their amounts and expiry dates.",
        "MTM": "The value of your derivatives, day by day.",
        "YOUR_CARBON_EMISSIONS": "The emissions linked to your financing, year by year.",
        "contactSent": "Your contact request has been sent"
      },
      "shell": {
        "expiryCalendar": "Expiry calendar",
        "home": "Home",
        "sessionEnded": {
          "title": "Your session has ended",
          "text": "Sign in again to continue. This page stays as it is and keeps what you typed.",
          "signIn": "Sign in again",
          "waiting": "Sign in in the other tab. This page will then continue automatically.",
          "otherPerson": "You signed in as someone else. The page is reloading."
        },
        "signedIn": {
          "title": "You are signed in",
          "text": "You can close this tab and continue in the other one."
        },
        "serviceUnavailable": "Not available",
        "contactSubject": "Question about {{product}}",
        "languageFailed": "The texts could not be loaded. The language has not changed.",
        "commandsFailed": "The commands could not be loaded. Try again in a moment.",
        "personalData": {
          "title": "Personal data",
          "updated": "Version of 1 September 2026",
          "intro": "This notice says which personal data {{product}} processes, why, for how long, and what you can ask of us.",
          "sections": {
            "controller": {
              "title": "Who is responsible",
              "text": "The bank with which your company has signed its contract decides how your data is used in this portal. Its data protection officer answers at {{mail}}."
            },
            "data": {
              "title": "Which data we use",
              "text": "Your name, professional email address, phone numbers and business address; your role and rights in the contract; the requests, messages and documents you send; the dates and addresses of your connections; and the pages and features you use."
            },
            "purposes": {
              "title": "Why we use it",
              "text": "To sign you in and show you only what you are entitled to see; to handle your requests and perform the contract; to meet our obligations on fraud, money laundering and audit trails; and, in our legitimate interest, to keep the service secure and improve it."
            },
            "recipients": {
              "title": "Who receives it",
              "text": "The teams of the bank that handle your requests, the participants you work with on a request, our hosting and signature providers acting on our instructions, and authorities where the law requires it. We do not sell your data."
            },
            "retention": {
              "title": "How long we keep it",
              "text": "Your account is kept for the term of the contract. Requests, documents and their audit trail are kept for ten years after they close. Connection logs are kept for one year, usage statistics for thirteen months."
            },
            "cookies": {
              "title": "Cookies and local storage",
              "text": "One cookie keeps you signed in. Your browser also keeps your language, theme, row height, board filters, the layout of your pages and tables, the fact that you read the cookie notice, and the drafts of what you have not sent: for thirty days at most, and only until you sign out. There is no advertising cookie."
            },
            "rights": {
              "title": "Your rights",
              "text": "You may ask for access to your data, have it corrected or erased, restrict or object to its use, and receive a copy in a common format. Write to {{mail}}. You may also complain to the data protection authority of your country."
            }
          }
        },
        "error": {
          "FORBIDDEN": "You do not have access to this page, or no longer have it.",
          "unknown-action": "The link refers to an action that does not exist.",
          "no-single-contract": "My contract is for administrators of exactly one contract of a client."
        },
        "oneClick": {
          "title": "One-click confirmation",
          "intro": "One-click confirmation shows a trade as the bank recorded it and takes your agreement in one step, with proof of who agreed and when.",
          "how": {
            "title": "How it works",
            "text": "You receive the trade by email. You open it, compare the figures, and confirm it or report a difference. The bank files the signed confirmation with your documents."
          },
          "open": {
            "title": "Your access",
            "text": "Your contract includes this service. It opens in a new tab.",
            "link": "Open one-click confirmation"
          },
          "ask": {
            "title": "Your access",
            "text": "Your contract does not include this service. Write to {{mail}} to add it."
          },
          "trades": {
            "title": "Your trades",
            "text": "Trades waiting for your confirmation, and those you have confirmed:",
            "link": "All trades"
          }
        }
      },
      "support": {
        "switchedOn": "{{service}} is turned on",
        "switchedOff": "{{service}} is turned off",
        "processed": "{{topic}} was processed",
        "deleted": "{{topic}} was deleted"
      }
    };
  }
}
