-- The guides become published content: the first of each language is the cover, the others are about all products.
INSERT INTO "content_documents" ("id", "area", "tab", "block", "position", "language", "filename", "sha256", "version", "updated_at")
SELECT "id", 'CASH_MANAGEMENT', 'PRODUCT_OVERVIEW',
	CASE WHEN row_number() OVER (PARTITION BY "language" ORDER BY "position", "id") = 1 THEN 'COVER' ELSE 'ALL_PRODUCTS' END,
	"position", "language", "filename", "sha256", 1, "updated_at"
FROM "cash_management_documents";--> statement-breakpoint
DROP TABLE "cash_management_documents" CASCADE;