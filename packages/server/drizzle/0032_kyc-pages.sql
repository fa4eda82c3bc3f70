-- People are told of a review with the address of its record, which has a page of its own now.
UPDATE "notifications" SET "url" = replace("url", '/home/widgets/kyc-list?entity=', '/kyc/')
WHERE "url" LIKE '/home/widgets/kyc-list?entity=%';
